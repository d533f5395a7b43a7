/**
 * @generated SignedSource<<0c62867a4743ee290860600d8169ce26>>
 * @relayHash a6937e067b0bc16e94280f0bae3b28b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 06b0db2978835d373d9c4865bf8de23b6a1ece0dd4221963a952f9284bca6248

import type { ConcreteRequest } from 'relay-runtime';
export type BillPaymentStatus = "IN_PROGRESS" | "PAID" | "UNPAID";
export type BillStatus = "APPROVED" | "CANCELLED" | "DRAFT" | "PAID" | "SUBMITTED";
export type BillChangesSubscription$variables = Record<PropertyKey, never>;
export type BillChangesSubscription$data = {
  readonly billChanged: {
    readonly bill: {
      readonly id: string;
      readonly paymentStatus: BillPaymentStatus;
      readonly status: BillStatus;
    };
  };
};
export type BillChangesSubscription = {
  response: BillChangesSubscription$data;
  variables: BillChangesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "BillChange",
    "kind": "LinkedField",
    "name": "billChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Bill",
        "kind": "LinkedField",
        "name": "bill",
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
            "name": "paymentStatus",
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
    "name": "BillChangesSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BillChangesSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "06b0db2978835d373d9c4865bf8de23b6a1ece0dd4221963a952f9284bca6248",
    "metadata": {},
    "name": "BillChangesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "693458ca4478f528bc6ebb1ed0a7a40c";

export default node;
