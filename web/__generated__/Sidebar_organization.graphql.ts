/**
 * @generated SignedSource<<0a278728a103019fd692944fa4bd52f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Sidebar_organization$data = {
  readonly permissions: ReadonlyArray<string>;
  readonly " $fragmentSpreads": FragmentRefs<"OrganizationSwitcher_organization" | "UnreconciledCount_organization">;
  readonly " $fragmentType": "Sidebar_organization";
};
export type Sidebar_organization$key = {
  readonly " $data"?: Sidebar_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"Sidebar_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Sidebar_organization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "permissions",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrganizationSwitcher_organization"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UnreconciledCount_organization"
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "698048a08f0c876337806749522f6068";

export default node;
