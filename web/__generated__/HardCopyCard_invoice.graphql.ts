/**
 * @generated SignedSource<<43ebf81ecd09c89fdd06f473b45c4a18>>
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
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "d85c1955d7fa1c510fd11daa22303347";

export default node;
