/**
 * @generated SignedSource<<fd9caa0e08e16ee2feb9f732b0638f11>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StandardCashCategory = "BANK_FEES" | "DEPOSITS" | "INTEREST" | "OWN_TRANSFERS" | "SALES_RECEIPTS";
import type { FragmentRefs } from "relay-runtime";
export type CounterpartyCategoriesCard_organization$data = {
  readonly counterpartyCategories: ReadonlyArray<{
    readonly category: {
      readonly name: string | null | undefined;
      readonly standard: StandardCashCategory | null | undefined;
      readonly uuid: string;
    } | null | undefined;
    readonly counterparty: {
      readonly alias: string;
      readonly id: string;
    } | null | undefined;
    readonly version: number;
  }>;
  readonly " $fragmentType": "CounterpartyCategoriesCard_organization";
};
export type CounterpartyCategoriesCard_organization$key = {
  readonly " $data"?: CounterpartyCategoriesCard_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"CounterpartyCategoriesCard_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CounterpartyCategoriesCard_organization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CounterpartyCategory",
      "kind": "LinkedField",
      "name": "counterpartyCategories",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Counterparty",
          "kind": "LinkedField",
          "name": "counterparty",
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
              "name": "alias",
              "storageKey": null
            }
          ],
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

(node as any).hash = "b6afc29e83ddd6120dab09743296bc71";

export default node;
