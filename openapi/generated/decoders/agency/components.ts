// Schemas that decode responses of the agency contract. Generated from openapi/agency.yaml by `npm run generate`; do not edit.

export const EdgeText = { type: 'string', maxLength: 500 } as const;

export const RecordId = { type: 'integer', minimum: 1 } as const;

export const Count = { type: 'integer', minimum: 0 } as const;

export const PageLink = { type: [ 'string', 'null' ], format: 'uri-reference', maxLength: 2048, readOnly: true } as const;

export const ImageUrl = { type: [ 'string', 'null' ], 'x-url': 'image' } as const;

export const LinkUrl = { type: [ 'string', 'null' ], 'x-url': 'link' } as const;

export const Html = { type: [ 'string', 'null' ], contentMediaType: 'text/html', maxLength: 200000 } as const;

export const DepartmentName = { type: 'string', maxLength: 120 } as const;
