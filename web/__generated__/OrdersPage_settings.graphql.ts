/**
 * @generated SignedSource<<16e72e4c47e3efdadd2ad74dce1a5259>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrdersPage_settings$data = {
  readonly creditLimit: string | null | undefined;
  readonly creditMemoPrefix: string;
  readonly deactivatedRetentionYears: number;
  readonly invoiceNote: string | null | undefined;
  readonly invoicePrefix: string;
  readonly invoiceTerms: string | null | undefined;
  readonly paymentPrefix: string;
  readonly paymentTermDays: number;
  readonly rejectedRetentionDays: number;
  readonly salesOrderPrefix: string;
  readonly version: number;
  readonly " $fragmentType": "OrdersPage_settings";
};
export type OrdersPage_settings$key = {
  readonly " $data"?: OrdersPage_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrdersPage_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrdersPage_settings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "salesOrderPrefix",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "invoicePrefix",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "creditMemoPrefix",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentPrefix",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentTermDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "creditLimit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "invoiceNote",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "invoiceTerms",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rejectedRetentionDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deactivatedRetentionYears",
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
  "type": "OrderSettings",
  "abstractKey": null
};

(node as any).hash = "434dd264fc5c76079ba6ed813c70b81a";

export default node;
