/**
 * @generated SignedSource<<62ca210e4a00b3fe0ba1a495039c1e0a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MembersCard_controls$data = {
  readonly memberCount: number;
  readonly memberLimit: number;
  readonly " $fragmentType": "MembersCard_controls";
};
export type MembersCard_controls$key = {
  readonly " $data"?: MembersCard_controls$data;
  readonly " $fragmentSpreads": FragmentRefs<"MembersCard_controls">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MembersCard_controls",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memberCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memberLimit",
      "storageKey": null
    }
  ],
  "type": "Controls",
  "abstractKey": null
};

(node as any).hash = "0aa7a4801f699d818ebbca2a7b25d212";

export default node;
