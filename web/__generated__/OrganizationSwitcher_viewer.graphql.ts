/**
 * @generated SignedSource<<662e53ca08028c7e08497c97cce85e5f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MembershipStatus = "ACTIVE" | "DEACTIVATED" | "EXPIRED" | "INVITED" | "REMOVED";
import type { FragmentRefs } from "relay-runtime";
export type OrganizationSwitcher_viewer$data = {
  readonly mayCreateOrganizations: boolean;
  readonly memberships: ReadonlyArray<{
    readonly id: string;
    readonly organization: {
      readonly name: string;
      readonly uuid: string;
    };
    readonly role: {
      readonly name: string;
    };
    readonly status: MembershipStatus;
  }>;
  readonly " $fragmentType": "OrganizationSwitcher_viewer";
};
export type OrganizationSwitcher_viewer$key = {
  readonly " $data"?: OrganizationSwitcher_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrganizationSwitcher_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrganizationSwitcher_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayCreateOrganizations",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Membership",
      "kind": "LinkedField",
      "name": "memberships",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Role",
          "kind": "LinkedField",
          "name": "role",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Organization",
          "kind": "LinkedField",
          "name": "organization",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "uuid",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "0496217fc492c69fe5284787f190a179";

export default node;
