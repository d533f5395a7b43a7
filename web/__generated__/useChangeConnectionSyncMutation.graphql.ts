/**
 * @generated SignedSource<<19f4e3e99c2be4ab1518415a1033e5c4>>
 * @relayHash 5d94015fa4ac7eb18fbd49f88ec28135
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 279835acb70437dc4d9be10730cb17fef72f1a426142169a6a1fedceef4c189a

import type { ConcreteRequest } from 'relay-runtime';
export type BankAccountIdInput = {
  id: string;
};
export type useChangeConnectionSyncMutation$variables = {
  input: BankAccountIdInput;
};
export type useChangeConnectionSyncMutation$data = {
  readonly syncBankAccount: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useChangeConnectionSyncMutation = {
  response: useChangeConnectionSyncMutation$data;
  variables: useChangeConnectionSyncMutation$variables;
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
    "concreteType": "BankAccountPayload",
    "kind": "LinkedField",
    "name": "syncBankAccount",
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
    "name": "useChangeConnectionSyncMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useChangeConnectionSyncMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "279835acb70437dc4d9be10730cb17fef72f1a426142169a6a1fedceef4c189a",
    "metadata": {},
    "name": "useChangeConnectionSyncMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a1980724d22c98cf2d0d35aed4220f73";

export default node;
