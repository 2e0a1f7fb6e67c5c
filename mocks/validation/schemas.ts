/** The form in which the generator hands a contract's schemas to the running mock. */

/** A JSON Schema, draft 2020-12. */
export type JsonSchema = { [keyword: string]: unknown };

/** Body of one content type. */
export type BodySchema = { contentType: string; schema: JsonSchema };

/** Schemas of one contract: its components, and every operation's parameters and bodies. */
export type ContractSchemas = {
  components: { schemas: Record<string, JsonSchema> };
  operations: Record<
    string,
    {
      path: JsonSchema;
      query: JsonSchema;
      requestBody: BodySchema | null;
      responses: Record<string, BodySchema>;
    }
  >;
};
