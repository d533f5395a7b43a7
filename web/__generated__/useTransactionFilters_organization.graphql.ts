/**
 * @generated SignedSource<<51e40693cc75edad571aed577c358632>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useTransactionFilters_organization$data = {
  readonly " $fragmentSpreads": FragmentRefs<"moneyFilters_organization">;
  readonly " $fragmentType": "useTransactionFilters_organization";
};
export type useTransactionFilters_organization$key = {
  readonly " $data"?: useTransactionFilters_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"useTransactionFilters_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useTransactionFilters_organization",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "moneyFilters_organization"
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "6980d09fd9fca36d49420ee9a29cafce";

export default node;
