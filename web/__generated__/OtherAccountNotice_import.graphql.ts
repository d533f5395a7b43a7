/**
 * @generated SignedSource<<4a94273b1f15dc46c80619afdf50d534>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Currency = "IDR" | "SGD" | "USD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OtherAccountNotice_import$data = {
  readonly belongsTo: {
    readonly accountNumber: string;
    readonly alias: string;
    readonly currency: Currency;
    readonly id: string;
  } | null | undefined;
  readonly fileId: string;
  readonly " $fragmentType": "OtherAccountNotice_import";
};
export type OtherAccountNotice_import$key = {
  readonly " $data"?: OtherAccountNotice_import$data;
  readonly " $fragmentSpreads": FragmentRefs<"OtherAccountNotice_import">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OtherAccountNotice_import",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BankAccount",
      "kind": "LinkedField",
      "name": "belongsTo",
      "plural": false,
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
          "name": "alias",
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
          "name": "currency",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StatementImport",
  "abstractKey": null
};

(node as any).hash = "93be7cf4859b8b222911b764e349f61f";

export default node;
