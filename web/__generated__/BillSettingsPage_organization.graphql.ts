/**
 * @generated SignedSource<<553d9f1aee43b179631e31762dc81d2b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BillMetadataKind = "CHOICE" | "DATE" | "NUMBER" | "TEXT";
import type { FragmentRefs } from "relay-runtime";
export type BillSettingsPage_organization$data = {
  readonly billSettings: {
    readonly metadataFields: ReadonlyArray<{
      readonly choices: ReadonlyArray<string>;
      readonly key: string;
      readonly kind: BillMetadataKind;
      readonly label: string;
      readonly required: boolean;
    }>;
    readonly version: number;
  };
  readonly " $fragmentType": "BillSettingsPage_organization";
};
export type BillSettingsPage_organization$key = {
  readonly " $data"?: BillSettingsPage_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"BillSettingsPage_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "BillSettingsPage_organization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BillSettings",
      "kind": "LinkedField",
      "name": "billSettings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "BillMetadataField",
          "kind": "LinkedField",
          "name": "metadataFields",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "key",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
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
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "required",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "choices",
              "storageKey": null
            }
          ],
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

(node as any).hash = "d2b6624c5b5537a7056484f04aa86886";

export default node;
