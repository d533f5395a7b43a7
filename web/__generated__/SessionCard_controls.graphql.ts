/**
 * @generated SignedSource<<be166bdcf37aa76da62dce15eeae338f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SessionCard_controls$data = {
  readonly longestIdleMinutes: number;
  readonly longestRememberedMinutes: number;
  readonly sessionIdleMinutes: number | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "SessionCard_controls";
};
export type SessionCard_controls$key = {
  readonly " $data"?: SessionCard_controls$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionCard_controls">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SessionCard_controls",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sessionIdleMinutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "longestIdleMinutes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "longestRememberedMinutes",
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
  "type": "Controls",
  "abstractKey": null
};

(node as any).hash = "87eb373e47da65d566da745d2238edcb";

export default node;
