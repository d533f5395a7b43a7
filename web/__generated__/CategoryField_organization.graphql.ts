/**
 * @generated SignedSource<<c708db93c5de10052579e105d0c26b97>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CashActivity = "FINANCING" | "INVESTING" | "OPERATING" | "TRANSFER";
export type StandardCashCategory = "BANK_FEES" | "DEPOSITS" | "INTEREST" | "OWN_TRANSFERS" | "SALES_RECEIPTS";
import type { FragmentRefs } from "relay-runtime";
export type CategoryField_organization$data = {
  readonly cashCategories: ReadonlyArray<{
    readonly activity: CashActivity;
    readonly name: string | null | undefined;
    readonly standard: StandardCashCategory | null | undefined;
    readonly uuid: string;
  }>;
  readonly id: string;
  readonly " $fragmentType": "CategoryField_organization";
};
export type CategoryField_organization$key = {
  readonly " $data"?: CategoryField_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryField_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CategoryField_organization",
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
      "concreteType": "CashCategory",
      "kind": "LinkedField",
      "name": "cashCategories",
      "plural": true,
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
          "name": "activity",
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
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "d792fb128c96352c8bcc32115f2f9913";

export default node;
