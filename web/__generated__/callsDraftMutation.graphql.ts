/**
 * @generated SignedSource<<5c4ec3dc93b10a4f914cfbfed8418974>>
 * @relayHash 1e7c1ebc7b7a39deedb06535ca48f0fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de8c986d4adad948e4a666c2e998ce0520a94b81f7757db2ae79708e64f34d33

import type { ConcreteRequest } from 'relay-runtime';
export type SaveCustomerRequestDraftInput = {
  draft: string;
  token: string;
};
export type callsDraftMutation$variables = {
  input: SaveCustomerRequestDraftInput;
};
export type callsDraftMutation$data = {
  readonly saveCustomerRequestDraft: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type callsDraftMutation = {
  response: callsDraftMutation$data;
  variables: callsDraftMutation$variables;
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
    "concreteType": "CustomerRequestPayload",
    "kind": "LinkedField",
    "name": "saveCustomerRequestDraft",
    "plural": false,
    "selections": [
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
    "name": "callsDraftMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "callsDraftMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "de8c986d4adad948e4a666c2e998ce0520a94b81f7757db2ae79708e64f34d33",
    "metadata": {},
    "name": "callsDraftMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9a52fdaa3025cf737c467748fb1663bd";

export default node;
