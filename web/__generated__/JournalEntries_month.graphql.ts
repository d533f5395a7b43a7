/**
 * @generated SignedSource<<1a332b54f8a76eb3385d7cbf7108d6da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
export type JournalEntryState = "CHANGED" | "EXPORTED" | "NEW";
export type JournalKind = "BANK_LINE" | "BANK_SETTLEMENT" | "BILL" | "CREDIT_MEMO" | "INVOICE" | "PAYMENT" | "REFUND" | "SLIP" | "WRITE_OFF";
import type { FragmentRefs } from "relay-runtime";
export type JournalEntries_month$data = {
  readonly entries: ReadonlyArray<{
    readonly currency: Currency;
    readonly day: string;
    readonly kind: JournalKind;
    readonly lines: ReadonlyArray<{
      readonly account: {
        readonly code: string | null | undefined;
        readonly key: string;
        readonly name: string;
      };
      readonly credit: {
        readonly amount: string;
        readonly currency: Currency;
      } | null | undefined;
      readonly debit: {
        readonly amount: string;
        readonly currency: Currency;
      } | null | undefined;
    }>;
    readonly number: string | null | undefined;
    readonly party: string | null | undefined;
    readonly recordUuid: string;
    readonly state: JournalEntryState;
  }>;
  readonly pageSize: number;
  readonly totalCount: number;
  readonly " $fragmentType": "JournalEntries_month";
};
export type JournalEntries_month$key = {
  readonly " $data"?: JournalEntries_month$data;
  readonly " $fragmentSpreads": FragmentRefs<"JournalEntries_month">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "currency",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "amount",
    "storageKey": null
  },
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "JournalEntries_month",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pageSize",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JournalEntry",
      "kind": "LinkedField",
      "name": "entries",
      "plural": true,
      "selections": [
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
          "name": "recordUuid",
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
          "name": "party",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "day",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "JournalLine",
          "kind": "LinkedField",
          "name": "lines",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "JournalAccount",
              "kind": "LinkedField",
              "name": "account",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "key",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "code",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
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
              "name": "debit",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Money",
              "kind": "LinkedField",
              "name": "credit",
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
  ],
  "type": "JournalMonth",
  "abstractKey": null
};
})();

(node as any).hash = "ab470ae143e3d32226fe8e9c5e261848";

export default node;
