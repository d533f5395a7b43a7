/**
 * @generated SignedSource<<b01da0b47da9d9d442937d9a961b1c42>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Direction = "CREDIT" | "DEBIT";
export type StandardCashCategory = "BANK_FEES" | "DEPOSITS" | "INTEREST" | "OWN_TRANSFERS" | "SALES_RECEIPTS";
import type { FragmentRefs } from "relay-runtime";
export type LearntCard_organization$data = {
  readonly learntCategories: ReadonlyArray<{
    readonly category: {
      readonly name: string | null | undefined;
      readonly standard: StandardCashCategory | null | undefined;
      readonly uuid: string;
    } | null | undefined;
    readonly choices: number;
    readonly direction: Direction;
    readonly party: string;
  }>;
  readonly " $fragmentType": "LearntCard_organization";
};
export type LearntCard_organization$key = {
  readonly " $data"?: LearntCard_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"LearntCard_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "LearntCard_organization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LearntCategory",
      "kind": "LinkedField",
      "name": "learntCategories",
      "plural": true,
      "selections": [
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
          "name": "direction",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "choices",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "CashCategory",
          "kind": "LinkedField",
          "name": "category",
          "plural": false,
          "selections": [
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
              "name": "standard",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "0968c73c80183b750ae519359a4c3138";

export default node;
