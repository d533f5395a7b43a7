/**
 * @generated SignedSource<<0a797640dc3e58a8489f5b8967ad904e>>
 * @relayHash 1a5865f71bb726d333c5eda7de7a13db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 70b4531df4a5939e972cd87108a479edd641284a8fac897d83641c8f597a1b57

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentChannel = "API" | "MANUAL" | "%future added value";
export type PaymentStatus = "CANCELLED" | "FAILED" | "IN_PROGRESS" | "NEEDS_APPROVAL" | "REJECTED" | "SCHEDULED" | "SENT" | "%future added value";
export type usePaymentChangesSubscription$variables = {
  ids?: ReadonlyArray<string> | null | undefined;
};
export type usePaymentChangesSubscription$data = {
  readonly paymentStatusChanged: {
    readonly payment: {
      readonly approvalsGiven: number;
      readonly cancellationReason: string | null | undefined;
      readonly channel: PaymentChannel;
      readonly failureReason: string | null | undefined;
      readonly id: string;
      readonly rejectionReason: string | null | undefined;
      readonly status: PaymentStatus;
    };
  };
};
export type usePaymentChangesSubscription = {
  response: usePaymentChangesSubscription$data;
  variables: usePaymentChangesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "ids",
        "variableName": "ids"
      }
    ],
    "concreteType": "PaymentStatusChange",
    "kind": "LinkedField",
    "name": "paymentStatusChanged",
    "plural": false,
    "selections": [
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
            "name": "status",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "channel",
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
            "kind": "ScalarField",
            "name": "failureReason",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "rejectionReason",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "cancellationReason",
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
    "name": "usePaymentChangesSubscription",
    "selections": (v1/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePaymentChangesSubscription",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "70b4531df4a5939e972cd87108a479edd641284a8fac897d83641c8f597a1b57",
    "metadata": {},
    "name": "usePaymentChangesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "8563cfd82d50727a342139ef00394c82";

export default node;
