/**
 * @generated SignedSource<<b05609da0b37fc9d63b01b83515acb36>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type FigureCheck = "EXACT" | "MISMATCH" | "ROUNDED";
export type PaymentRecordReconciliation = "PARTIALLY_RECONCILED" | "RECONCILED" | "UNRECONCILED";
export type SettlementStatus = "PENDING" | "SETTLED";
import type { FragmentRefs } from "relay-runtime";
export type PaymentRecordPage_record$data = {
  readonly bankAccount: {
    readonly alias: string;
  };
  readonly carryOverCheck: FigureCheck;
  readonly externalId: string;
  readonly figureCheck: FigureCheck;
  readonly id: string;
  readonly memberCheck: FigureCheck;
  readonly net: {
    readonly amount: string;
    readonly currency: Currency;
  };
  readonly payoutOn: string;
  readonly provider: {
    readonly alias: string;
  };
  readonly reconciliation: PaymentRecordReconciliation | null | undefined;
  readonly settlement: SettlementStatus;
  readonly uuid: string;
  readonly " $fragmentSpreads": FragmentRefs<"RecordFees_record" | "RecordFigures_record" | "RecordHistory_record" | "RecordInBank_record" | "RecordMembers_record">;
  readonly " $fragmentType": "PaymentRecordPage_record";
};
export type PaymentRecordPage_record$key = {
  readonly " $data"?: PaymentRecordPage_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaymentRecordPage_record">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "alias",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaymentRecordPage_record",
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
      "name": "uuid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "externalId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payoutOn",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "figureCheck",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memberCheck",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "carryOverCheck",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentProvider",
      "kind": "LinkedField",
      "name": "provider",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BankAccount",
      "kind": "LinkedField",
      "name": "bankAccount",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Money",
      "kind": "LinkedField",
      "name": "net",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "amount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "currency",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecordFees_record"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecordFigures_record"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecordHistory_record"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecordInBank_record"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RecordMembers_record"
    }
  ],
  "type": "PaymentRecord",
  "abstractKey": null
};
})();

(node as any).hash = "ff0fd4c8beb34a2d3a8f6f76e38ed8d2";

export default node;
