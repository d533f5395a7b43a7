/**
 * @generated SignedSource<<2b2671298f9d02006778b37cf9ccab09>>
 * @relayHash a25bf211e3a8fc38258a42511346e2b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc8786ca4b0381fbedd95008c639dd0fa0ad3f41c6156c2ef6d630a55215adcc

import type { ConcreteRequest } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type SetMinimumCashInput = {
  amount?: string | null | undefined;
  currency: Currency;
  version: number;
};
export type MinimumDialogMutation$variables = {
  input: SetMinimumCashInput;
};
export type MinimumDialogMutation$data = {
  readonly setMinimumCash: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
    readonly version: number | null | undefined;
  };
};
export type MinimumDialogMutation = {
  response: MinimumDialogMutation$data;
  variables: MinimumDialogMutation$variables;
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
    "concreteType": "SetMinimumCashPayload",
    "kind": "LinkedField",
    "name": "setMinimumCash",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
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
    "name": "MinimumDialogMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MinimumDialogMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fc8786ca4b0381fbedd95008c639dd0fa0ad3f41c6156c2ef6d630a55215adcc",
    "metadata": {},
    "name": "MinimumDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "68579a51ab843a4057974a4d4f3f031c";

export default node;
