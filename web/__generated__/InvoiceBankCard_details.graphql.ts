/**
 * @generated SignedSource<<b98065080845743422eeecd3b66c6fb7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InvoiceBankCard_details$data = {
  readonly accountNumber: string | null | undefined;
  readonly bankAccountId: string | null | undefined;
  readonly bankName: string | null | undefined;
  readonly closed: boolean;
  readonly holderName: string | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "InvoiceBankCard_details";
};
export type InvoiceBankCard_details$key = {
  readonly " $data"?: InvoiceBankCard_details$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvoiceBankCard_details">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvoiceBankCard_details",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bankAccountId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bankName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accountNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "holderName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "closed",
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
  "type": "InvoiceBankDetails",
  "abstractKey": null
};

(node as any).hash = "58f7c13011dbea461ee16c71f067815c";

export default node;
