/**
 * @generated SignedSource<<f0641da16f0a138b42f21218437088ed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TaxesPage_organization$data = {
  readonly invoiceTaxSettings: {
    readonly branchNumber: string;
    readonly finalTaxLetter: string | null | undefined;
    readonly finalTaxLetterUntil: string | null | undefined;
    readonly isVatRegistered: boolean;
    readonly version: number;
    readonly wholeRupiahLines: boolean;
  };
  readonly " $fragmentType": "TaxesPage_organization";
};
export type TaxesPage_organization$key = {
  readonly " $data"?: TaxesPage_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"TaxesPage_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TaxesPage_organization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceTaxSettings",
      "kind": "LinkedField",
      "name": "invoiceTaxSettings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isVatRegistered",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "branchNumber",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "finalTaxLetter",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "finalTaxLetterUntil",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "wholeRupiahLines",
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

(node as any).hash = "1634f5c78f608ef8f2c2a624d1bd0558";

export default node;
