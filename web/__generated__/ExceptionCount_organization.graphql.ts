/**
 * @generated SignedSource<<5dfd3265bac265462ca61c378bd62b38>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExceptionCount_organization$data = {
  readonly exceptionCounts: {
    readonly inProgress: number;
    readonly open: number;
  } | null | undefined;
  readonly " $fragmentType": "ExceptionCount_organization";
};
export type ExceptionCount_organization$key = {
  readonly " $data"?: ExceptionCount_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExceptionCount_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ExceptionCount_organization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ExceptionCounts",
      "kind": "LinkedField",
      "name": "exceptionCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "open",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inProgress",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "54436b6e1314520f1764c74300358e30";

export default node;
