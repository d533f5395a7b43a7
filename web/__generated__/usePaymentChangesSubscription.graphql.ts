/**
 * @generated SignedSource<<9b70233222ab7aea5758bf4b4c7333fb>>
 * @relayHash 10162b6342789a47bb9b716dedd3aa48
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ca2445ebf18c8e3ae1a3331c91da80d97f4e783b4e79d7f869a721c031966b63

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentChannel = "API" | "MANUAL";
export type PaymentStatus = "CANCELLED" | "FAILED" | "IN_PROGRESS" | "NEEDS_APPROVAL" | "REJECTED" | "SCHEDULED" | "SENT";
export type usePaymentChangesSubscription$variables = {
  ids?: ReadonlyArray<string> | null | undefined;
};
export type usePaymentChangesSubscription$data = {
  readonly paymentStatusChanged: {
    readonly payment: {
      readonly approvalsGiven: number;
      readonly cancellationReason: string | null | undefined;
      readonly channel: PaymentChannel;
      readonly failureCode: string | null | undefined;
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
            "name": "failureCode",
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
    "id": "ca2445ebf18c8e3ae1a3331c91da80d97f4e783b4e79d7f869a721c031966b63",
    "metadata": {},
    "name": "usePaymentChangesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "a6f7ae42e2a2eb483fc9139c82c3d689";

export default node;
