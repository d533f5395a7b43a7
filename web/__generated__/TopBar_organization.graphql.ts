/**
 * @generated SignedSource<<abb3ad525175a0eea5a72d292f3875e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TopBar_organization$data = {
  readonly legalName: string;
  readonly " $fragmentType": "TopBar_organization";
};
export type TopBar_organization$key = {
  readonly " $data"?: TopBar_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"TopBar_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TopBar_organization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "legalName",
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "c88ce545ec40bbafc0cf795259345142";

export default node;
