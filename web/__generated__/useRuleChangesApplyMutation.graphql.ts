/**
 * @generated SignedSource<<de5535a84ae53c97d553859c6e841e8d>>
 * @relayHash 893385c23ffd9b5214b07eb191efa3cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a2798023c4f26afb59194ec3a6cf861fc05093a62b268d97c26742aedf18287

import type { ConcreteRequest } from 'relay-runtime';
export type ApplyCashRuleInput = {
  after?: string | null | undefined;
  from: string;
  id: string;
};
export type useRuleChangesApplyMutation$variables = {
  input: ApplyCashRuleInput;
};
export type useRuleChangesApplyMutation$data = {
  readonly applyCashRule: {
    readonly changed: number | null | undefined;
    readonly looked: number | null | undefined;
    readonly next: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useRuleChangesApplyMutation = {
  response: useRuleChangesApplyMutation$data;
  variables: useRuleChangesApplyMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "ApplyCashRulePayload",
    "kind": "LinkedField",
    "name": "applyCashRule",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "looked",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "changed",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "next",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useRuleChangesApplyMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRuleChangesApplyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8a2798023c4f26afb59194ec3a6cf861fc05093a62b268d97c26742aedf18287",
    "metadata": {},
    "name": "useRuleChangesApplyMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f9aee501626e59cdbd0333af0b86e991";

export default node;
