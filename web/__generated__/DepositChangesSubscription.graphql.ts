/**
 * @generated SignedSource<<dcba12dc5e58a0f7c970740e57dbb37d>>
 * @relayHash 1cc9450efe3ebffafc5af63a218b1fc3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 215590d0bfd270f68b5c11346b5129d7ada5eaf3268ea4925e0c8b0bafc82c64

import type { ConcreteRequest } from 'relay-runtime';
export type DepositStatus = "ACTIVE" | "CLOSED" | "MATURED" | "NEW";
export type DepositChangesSubscription$variables = Record<PropertyKey, never>;
export type DepositChangesSubscription$data = {
  readonly depositChanged: {
    readonly deposit: {
      readonly id: string;
      readonly maturesOn: string;
      readonly status: DepositStatus;
    };
  };
};
export type DepositChangesSubscription = {
  response: DepositChangesSubscription$data;
  variables: DepositChangesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "DepositChange",
    "kind": "LinkedField",
    "name": "depositChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Deposit",
        "kind": "LinkedField",
        "name": "deposit",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "maturesOn",
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
    "name": "DepositChangesSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "DepositChangesSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "215590d0bfd270f68b5c11346b5129d7ada5eaf3268ea4925e0c8b0bafc82c64",
    "metadata": {},
    "name": "DepositChangesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "a732fccd1a0756489de20777a6a80bd2";

export default node;
