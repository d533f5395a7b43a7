/**
 * @generated SignedSource<<9525ec3da0c883b5a82660ecd76f2dc7>>
 * @relayHash 2ef2d2f5090116e2dbf037a00f79788f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b114022fd10949eba6d759a965775559f99c752e39b3687016b2467cc991fcd

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentStatus = "CANCELLED" | "FAILED" | "IN_PROGRESS" | "NEEDS_APPROVAL" | "REJECTED" | "SCHEDULED" | "SENT" | "%future added value";
export type useLivePaymentsSubscription$variables = Record<PropertyKey, never>;
export type useLivePaymentsSubscription$data = {
  readonly paymentStatusChanged: {
    readonly actor: {
      readonly uuid: string;
    } | null | undefined;
    readonly payment: {
      readonly approvalsGiven: number;
      readonly createdBy: {
        readonly uuid: string;
      } | null | undefined;
      readonly id: string;
      readonly number: string;
      readonly status: PaymentStatus;
    };
    readonly previousStatus: PaymentStatus | null | undefined;
  };
};
export type useLivePaymentsSubscription = {
  response: useLivePaymentsSubscription$data;
  variables: useLivePaymentsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "uuid",
    "storageKey": null
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PaymentStatusChange",
    "kind": "LinkedField",
    "name": "paymentStatusChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "previousStatus",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Person",
        "kind": "LinkedField",
        "name": "actor",
        "plural": false,
        "selections": (v0/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Payment",
        "kind": "LinkedField",
        "name": "payment",
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
            "name": "number",
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
            "name": "approvalsGiven",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Person",
            "kind": "LinkedField",
            "name": "createdBy",
            "plural": false,
            "selections": (v0/*:: as any*/),
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
    "name": "useLivePaymentsSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useLivePaymentsSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4b114022fd10949eba6d759a965775559f99c752e39b3687016b2467cc991fcd",
    "metadata": {},
    "name": "useLivePaymentsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "03c047992fe73a59873b3605a8e2e02f";

export default node;
