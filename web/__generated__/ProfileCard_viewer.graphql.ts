/**
 * @generated SignedSource<<9592339fdc60a789189840f095cf23b5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Language = "EN" | "ID";
import type { FragmentRefs } from "relay-runtime";
export type ProfileCard_viewer$data = {
  readonly email: string;
  readonly fullName: string;
  readonly language: Language;
  readonly numberFormat: Language | null | undefined;
  readonly preferredName: string | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "ProfileCard_viewer";
};
export type ProfileCard_viewer$key = {
  readonly " $data"?: ProfileCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfileCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProfileCard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fullName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "preferredName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "language",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numberFormat",
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
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "a84358c8c187092966c55a6a2ff04c5d";

export default node;
