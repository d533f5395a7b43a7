/**
 * @generated SignedSource<<e07401b7cfa09e66d5e54323f0195746>>
 * @relayHash b1eb67b81044a4ec16be3ef4cfd6eff4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ac705132d9fe9c8c23f56b6d8ae8dd043abbdd68183fad1a41a115fef34cbdfe

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentKind = "PAYMENT" | "TRANSFER";
export type PaymentStatus = "CANCELLED" | "FAILED" | "IN_PROGRESS" | "NEEDS_APPROVAL" | "REJECTED" | "SCHEDULED" | "SENT";
export type LivePaymentsSubscription$variables = Record<PropertyKey, never>;
export type LivePaymentsSubscription$data = {
  readonly paymentStatusChanged: {
    readonly actor: {
      readonly uuid: string;
    } | null | undefined;
    readonly isNew: boolean;
    readonly payment: {
      readonly createdBy: {
        readonly uuid: string;
      } | null | undefined;
      readonly id: string;
      readonly kind: PaymentKind;
      readonly number: string;
      readonly status: PaymentStatus;
      readonly uuid: string;
    };
    readonly previousStatus: PaymentStatus | null | undefined;
  };
};
export type LivePaymentsSubscription = {
  response: LivePaymentsSubscription$data;
  variables: LivePaymentsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "uuid",
  "storageKey": null
},
v1 = [
  (v0/*:: as any*/)
],
v2 = [
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
        "name": "isNew",
        "storageKey": null
      },
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
        "selections": (v1/*:: as any*/),
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
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
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
            "concreteType": "Person",
            "kind": "LinkedField",
            "name": "createdBy",
            "plural": false,
            "selections": (v1/*:: as any*/),
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
    "name": "LivePaymentsSubscription",
    "selections": (v2/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LivePaymentsSubscription",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "ac705132d9fe9c8c23f56b6d8ae8dd043abbdd68183fad1a41a115fef34cbdfe",
    "metadata": {},
    "name": "LivePaymentsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "75ef5ade2b25ad28c3248406be318778";

export default node;
