/**
 * @generated SignedSource<<d7095ed67dc7e11acb54a42cad0cd5b2>>
 * @relayHash 069663070000253979ff9f966cbc292c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c14db3d7870c0e7e045d759aea512d526244f4cc4d20b1e7626b1ce2fbd03c9

import type { ConcreteRequest } from 'relay-runtime';
export type signingInSignOutMutation$variables = Record<PropertyKey, never>;
export type signingInSignOutMutation$data = {
  readonly signOutCustomer: {
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  } | null | undefined;
};
export type signingInSignOutMutation = {
  response: signingInSignOutMutation$data;
  variables: signingInSignOutMutation$variables;
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
    "name": "signingInSignOutMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "signingInSignOutMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "2c14db3d7870c0e7e045d759aea512d526244f4cc4d20b1e7626b1ce2fbd03c9",
    "metadata": {},
    "name": "signingInSignOutMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "efd65b608d5e1e2d7f958f2634fad6c3";

export default node;
