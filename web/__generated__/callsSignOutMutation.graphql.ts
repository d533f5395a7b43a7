/**
 * @generated SignedSource<<c23db5d2a8ddb088e8043f102d866c98>>
 * @relayHash 2f5151cc107a95f73fde76d5b345d841
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40ccfc3923a85d9621fe54322ebe90fceb8dc94ad342f75d94a3f4c41a69c0d3

import type { ConcreteRequest } from 'relay-runtime';
export type callsSignOutMutation$variables = Record<PropertyKey, never>;
export type callsSignOutMutation$data = {
  readonly signOutCustomer: {
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type callsSignOutMutation = {
  response: callsSignOutMutation$data;
  variables: callsSignOutMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "SignOutCustomerPayload",
    "kind": "LinkedField",
    "name": "signOutCustomer",
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
            "name": "message",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "callsSignOutMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "callsSignOutMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "40ccfc3923a85d9621fe54322ebe90fceb8dc94ad342f75d94a3f4c41a69c0d3",
    "metadata": {},
    "name": "callsSignOutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "02836711ee26ec52fd434a10011df248";

export default node;
