/**
 * @generated SignedSource<<03ac54b1d8423ef1f6125d3a6e19d728>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HardCopyCard_invoice$data = {
  readonly courier: string | null | undefined;
  readonly invoiceDate: string;
  readonly receivedBy: string | null | undefined;
  readonly receivedFile: {
    readonly name: string;
    readonly url: string;
  } | null | undefined;
  readonly receivedOn: string | null | undefined;
  readonly shippedOn: string | null | undefined;
  readonly shippedTo: string | null | undefined;
  readonly " $fragmentType": "HardCopyCard_invoice";
};
export type HardCopyCard_invoice$key = {
  readonly " $data"?: HardCopyCard_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"HardCopyCard_invoice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HardCopyCard_invoice",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "invoiceDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shippedOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shippedTo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "courier",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "receivedOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "receivedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "InvoiceFile",
      "kind": "LinkedField",
      "name": "receivedFile",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "a3b73cd7aee73c82b98432f1707091b8";

export default node;
