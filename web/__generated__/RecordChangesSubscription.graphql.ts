/**
 * @generated SignedSource<<12e70edab40552bb3caa4ff88d9f1553>>
 * @relayHash 12848e9e8d6d06438e915d66fac5f5e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e55869a5b9721c77f6434a43f58e38e4f5ab2a0e871257f662a5bc44418e8993

import type { ConcreteRequest } from 'relay-runtime';
export type PaymentRecordReconciliation = "PARTIALLY_RECONCILED" | "RECONCILED" | "UNRECONCILED";
export type SettlementStatus = "PENDING" | "SETTLED";
export type RecordChangesSubscription$variables = Record<PropertyKey, never>;
export type RecordChangesSubscription$data = {
  readonly paymentRecordChanged: {
    readonly record: {
      readonly id: string;
      readonly reconciliation: PaymentRecordReconciliation | null | undefined;
      readonly settlement: SettlementStatus;
    };
  };
};
export type RecordChangesSubscription = {
  response: RecordChangesSubscription$data;
  variables: RecordChangesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "PaymentRecordChange",
    "kind": "LinkedField",
    "name": "paymentRecordChanged",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PaymentRecord",
        "kind": "LinkedField",
        "name": "record",
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
            "name": "settlement",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "reconciliation",
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
    "name": "RecordChangesSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RecordChangesSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "e55869a5b9721c77f6434a43f58e38e4f5ab2a0e871257f662a5bc44418e8993",
    "metadata": {},
    "name": "RecordChangesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "d54454d3489662175c70e4efa6bb944f";

export default node;
