/**
 * @generated SignedSource<<a5141c552dd3a058f5b406f4702597ad>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AccountActions_organization$data = {
  readonly invoiceBankDetails: {
    readonly bankAccountId: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "AccountActions_organization";
};
export type AccountActions_organization$key = {
  readonly " $data"?: AccountActions_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"AccountActions_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AccountActions_organization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceBankDetails",
      "kind": "LinkedField",
      "name": "invoiceBankDetails",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bankAccountId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "aacd35b8f0b868dfd619b17f277986c9";

export default node;
