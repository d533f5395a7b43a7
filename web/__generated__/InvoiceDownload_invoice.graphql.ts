/**
 * @generated SignedSource<<4fae69b9e5780b1c534147fd85e2f475>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type InvoiceKind = "ADVANCE" | "STANDARD";
import type { FragmentRefs } from "relay-runtime";
export type InvoiceDownload_invoice$data = {
  readonly BOTH: string;
  readonly EN: string;
  readonly ID: string;
  readonly kind: InvoiceKind;
  readonly number: string | null | undefined;
  readonly " $fragmentType": "InvoiceDownload_invoice";
};
export type InvoiceDownload_invoice$key = {
  readonly " $data"?: InvoiceDownload_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceDownload_invoice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoiceDownload_invoice",
  "selections": [
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
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": "BOTH",
      "args": [
        {
          "kind": "Literal",
          "name": "language",
          "value": "BOTH"
        }
      ],
      "kind": "ScalarField",
      "name": "documentUrl",
      "storageKey": "documentUrl(language:\"BOTH\")"
    },
    {
      "alias": "ID",
      "args": [
        {
          "kind": "Literal",
          "name": "language",
          "value": "ID"
        }
      ],
      "kind": "ScalarField",
      "name": "documentUrl",
      "storageKey": "documentUrl(language:\"ID\")"
    },
    {
      "alias": "EN",
      "args": [
        {
          "kind": "Literal",
          "name": "language",
          "value": "EN"
        }
      ],
      "kind": "ScalarField",
      "name": "documentUrl",
      "storageKey": "documentUrl(language:\"EN\")"
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "596ef1f9d73e5c279ef756bbf77a3569";

export default node;
