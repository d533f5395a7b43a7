/**
 * @generated SignedSource<<a337e6cf40c20bd80c627d9248583c33>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckoutCard_invoice$data = {
  readonly checkoutLinkCount: number;
  readonly id: string;
  readonly uuid: string;
  readonly version: number;
  readonly " $fragmentType": "CheckoutCard_invoice";
};
export type CheckoutCard_invoice$key = {
  readonly " $data"?: CheckoutCard_invoice$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckoutCard_invoice">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CheckoutCard_invoice",
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
      "kind": "ScalarField",
      "name": "uuid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "checkoutLinkCount",
      "storageKey": null
    }
  ],
  "type": "Invoice",
  "abstractKey": null
};

(node as any).hash = "d57822169143ab33a1b789a829dec1bc";

export default node;
