/**
 * @generated SignedSource<<aad05e829c533065173da0bb2e529bc1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WarningsCard_organization$data = {
  readonly paymentSettings: {
    readonly dormantDays: number;
    readonly duplicateDays: number;
    readonly maxFeeRupiah: number;
    readonly staleBankingDays: number;
    readonly toleranceRupiah: number;
    readonly unmatchedDays: number;
    readonly version: number;
  };
  readonly " $fragmentType": "WarningsCard_organization";
};
export type WarningsCard_organization$key = {
  readonly " $data"?: WarningsCard_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"WarningsCard_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WarningsCard_organization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentSettings",
      "kind": "LinkedField",
      "name": "paymentSettings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "duplicateDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unmatchedDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toleranceRupiah",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maxFeeRupiah",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dormantDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "staleBankingDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "f281bc7b5c8fd9a851293e6b98f08e92";

export default node;
