/**
 * Makes a foreign text safe to print: control characters, which a terminal would interpret, and other invisible
 * characters become escapes such as `\u001b`. Line feeds and tabs stay.
 */
export const toPrintable = (text: string): string =>
  text.replace(
    /[^\P{C}\n\t]|\p{Zl}|\p{Zp}/gu,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
