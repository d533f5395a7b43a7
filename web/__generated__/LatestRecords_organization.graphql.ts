/**
 * @generated SignedSource<<0ff223370008516744b5b77867ac47ee>>
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
export type LatestRecords_organization$data = {
  readonly latestRecords: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly carryOverCheck: FigureCheck;
        readonly externalId: string;
        readonly fee: {
          readonly amount: string;
          readonly currency: Currency;
        } | null | undefined;
        readonly figureCheck: FigureCheck;
        readonly gross: {
          readonly amount: string;
          readonly currency: Currency;
        } | null | undefined;
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
        readonly settledAmount: {
          readonly amount: string;
          readonly currency: Currency;
        } | null | undefined;
        readonly settlement: SettlementStatus;
        readonly transactionCount: number | null | undefined;
        readonly uuid: string;
        readonly vat: {
          readonly amount: string;
          readonly currency: Currency;
        } | null | undefined;
      };
    }>;
  };
  readonly " $fragmentType": "LatestRecords_organization";
};
export type LatestRecords_organization$key = {
  readonly " $data"?: LatestRecords_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"LatestRecords_organization">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LatestRecords_organization",
  "selections": [
    {
      "alias": "latestRecords",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 6
        },
        {
          "kind": "Literal",
          "name": "sort",
          "value": {
            "direction": "DESC",
            "field": "PAYOUT_ON"
          }
        }
      ],
      "concreteType": "PaymentRecordConnection",
      "kind": "LinkedField",
      "name": "paymentRecords",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PaymentRecordEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "PaymentRecord",
              "kind": "LinkedField",
              "name": "node",
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
                  "name": "transactionCount",
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
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "alias",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "gross",
                  "plural": false,
                  "selections": (v0/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "fee",
                  "plural": false,
                  "selections": (v0/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "vat",
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
                  "selections": (v0/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Money",
                  "kind": "LinkedField",
                  "name": "settledAmount",
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
      ],
      "storageKey": "paymentRecords(first:6,sort:{\"direction\":\"DESC\",\"field\":\"PAYOUT_ON\"})"
    }
  ],
  "type": "Organization",
  "abstractKey": null
};
})();

(node as any).hash = "44e37b425d71d76bf0ee808658edf6b3";

export default node;
