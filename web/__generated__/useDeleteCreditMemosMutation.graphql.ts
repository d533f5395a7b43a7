/**
 * @generated SignedSource<<1c709b7ae268dd5fb7cf410644ba67fc>>
 * @relayHash fb6c23037d9ebe80a10e731979ad57c6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2830d6ed7220b85cc272af646d8db034beec43bae83042ce413e4637dfa72219

import type { ConcreteRequest } from 'relay-runtime';
export type CreditMemosInput = {
  ids: ReadonlyArray<string>;
};
export type useDeleteCreditMemosMutation$variables = {
  input: CreditMemosInput;
};
export type useDeleteCreditMemosMutation$data = {
  readonly deleteCreditMemos: {
    readonly results: ReadonlyArray<{
      readonly nodeId: string;
      readonly ok: boolean;
      readonly userErrors: ReadonlyArray<{
        readonly message: string;
      }>;
    }>;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useDeleteCreditMemosMutation = {
  response: useDeleteCreditMemosMutation$data;
  variables: useDeleteCreditMemosMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "DeleteCreditMemosPayload",
    "kind": "LinkedField",
    "name": "deleteCreditMemos",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "BulkResult",
        "kind": "LinkedField",
        "name": "results",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nodeId",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "ok",
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
              (v1/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
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
          (v1/*:: as any*/),
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
    "name": "useDeleteCreditMemosMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteCreditMemosMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "2830d6ed7220b85cc272af646d8db034beec43bae83042ce413e4637dfa72219",
    "metadata": {},
    "name": "useDeleteCreditMemosMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c81a3e1d10ffd7eff165888508e8cead";

export default node;
