/**
 * @generated SignedSource<<01345ac3812270c4b6f4c081e09378ec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Sidebar_organization$data = {
  readonly permissions: ReadonlyArray<string>;
  readonly " $fragmentSpreads": FragmentRefs<"ApprovalCount_organization" | "OrganizationSwitcher_organization" | "UnreconciledCount_organization">;
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ApprovalCount_organization"
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "136637facc0ab036c18edf6b426aca3c";

export default node;
