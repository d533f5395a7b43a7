/**
 * @generated SignedSource<<ba8d937baa7336d078db5ad52f4951fc>>
 * @relayHash 042cd04a58a8b2d45723522b89af0b3e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bcfeab6b7635bc4d30cb1c23c92c468b2e7dfc6d780e8a8eff924c550fbc9963

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentKind = "PAYMENT" | "TRANSFER" | "%future added value";
export type PaymentStatus = "CANCELLED" | "FAILED" | "IN_PROGRESS" | "NEEDS_APPROVAL" | "REJECTED" | "SCHEDULED" | "SENT" | "%future added value";
export type LivePaymentsSubscription$variables = Record<PropertyKey, never>;
export type LivePaymentsSubscription$data = {
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
    "id": "bcfeab6b7635bc4d30cb1c23c92c468b2e7dfc6d780e8a8eff924c550fbc9963",
    "metadata": {},
    "name": "LivePaymentsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "ffb57b61280e3e6e61f4c0c1e0228026";

export default node;
