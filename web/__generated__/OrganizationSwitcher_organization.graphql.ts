/**
 * @generated SignedSource<<bb099a8fee4b78b05ab8a127219e87f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrganizationSwitcher_organization$data = {
  readonly legalName: string;
  readonly name: string;
  readonly uuid: string;
  readonly " $fragmentType": "OrganizationSwitcher_organization";
};
export type OrganizationSwitcher_organization$key = {
  readonly " $data"?: OrganizationSwitcher_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrganizationSwitcher_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrganizationSwitcher_organization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "uuid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
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

(node as any).hash = "bcbae9075c852724584cc08d6b8d948d";

export default node;
