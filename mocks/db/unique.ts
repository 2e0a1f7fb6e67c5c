import { defineExtension, type Extension } from '@msw/data/extensions';

/** Extension: refuses a second record with the same `key`, like a unique index. */
export const unique = (key: string): Extension =>
  defineExtension({
    name: 'unique',
    extend(collection) {
      collection.hooks.on('create', ({ data: { record } }) => {
        const value = record[key];
        if (collection.findFirst((q) => q.where((each) => each[key] === value))) {
          throw new Error(`There is a record with the ${key} ${value} already.`);
        }
      });
    },
  });
