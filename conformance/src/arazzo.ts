/** The parts of an Arazzo document that the check reads and writes. */

/** An Arazzo success criterion; `x-field` and `x-expected` describe it in reports. */
export type Criterion = { condition: string; 'x-field'?: string; 'x-expected'?: string };

export type Action = { name: string; type: string; stepId?: string };

export type ArazzoStep = {
  stepId: string;
  description: string;
  operationId: string;
  parameters?: object[];
  successCriteria: Criterion[];
  onFailure?: Action[];
};

export type Workflow = {
  workflowId: string;
  summary?: string;
  inputs?: object;
  parameters?: object[];
  steps: ArazzoStep[];
};

/** The parsed Arazzo file, as far as it is read here. */
export type ArazzoDocument = {
  sourceDescriptions: { url: string }[];
  'x-first-ids': Record<string, string>;
  workflows: Workflow[];
  components: { inputs: { run: { properties: Record<string, { description: string }> } } };
};
