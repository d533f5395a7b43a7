/**
 * @generated SignedSource<<77ebbd6f7ecc8ebd5bbf3c82d826b2f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PhotoCard_viewer$data = {
  readonly fullName: string;
  readonly photo: string | null | undefined;
  readonly " $fragmentType": "PhotoCard_viewer";
};
export type PhotoCard_viewer$key = {
  readonly " $data"?: PhotoCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PhotoCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PhotoCard_viewer",
  "selections": [
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
      "name": "photo",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "6a800bdf2b2d1dcbdfca1fbe375a732f";

export default node;
