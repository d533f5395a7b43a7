/**
 * @generated SignedSource<<3d7b289b16065d18ca0da88a730ba1fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type usePaymentFilters_organization$data = {
  readonly " $fragmentSpreads": FragmentRefs<"moneyFilters_organization">;
  readonly " $fragmentType": "usePaymentFilters_organization";
};
export type usePaymentFilters_organization$key = {
  readonly " $data"?: usePaymentFilters_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePaymentFilters_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "usePaymentFilters_organization",
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

(node as any).hash = "c745edaeea673a362a12f409eb5f6356";

export default node;
