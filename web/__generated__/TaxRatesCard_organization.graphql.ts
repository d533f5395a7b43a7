/**
 * @generated SignedSource<<097f5e63cf57e905b5e0befb26d3b2ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD";
import type { FragmentRefs } from "relay-runtime";
export type TaxRatesCard_organization$data = {
  readonly taxRates: ReadonlyArray<{
    readonly currency: Currency;
    readonly decree: string;
    readonly from: string;
    readonly rate: string;
    readonly until: string;
    readonly uuid: string;
  }>;
  readonly " $fragmentType": "TaxRatesCard_organization";
};
export type TaxRatesCard_organization$key = {
  readonly " $data"?: TaxRatesCard_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaxRatesCard_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TaxRatesCard_organization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TaxRate",
      "kind": "LinkedField",
      "name": "taxRates",
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
          "name": "currency",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "until",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "decree",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "c1f51a6a797c7b66f2e540a480e95904";

export default node;
