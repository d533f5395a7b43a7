/**
 * @generated SignedSource<<f9083489f05bfbfacb5853489d2f899f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CustomerAction = "APPROVE" | "CANCEL_INVITATION" | "DEACTIVATE" | "EDIT" | "REACTIVATE" | "REJECT" | "RESEND";
export type CustomerStatus = "ACTIVE" | "DEACTIVATED" | "INVITED" | "REJECTED" | "REQUEST_SENT";
import type { FragmentRefs } from "relay-runtime";
export type CustomerPage_customer$data = {
  readonly allowedActions: ReadonlyArray<CustomerAction>;
  readonly email: string;
  readonly id: string;
  readonly invitationExpiresAt: string | null | undefined;
  readonly legalName: string | null | undefined;
  readonly name: string;
  readonly reason: string | null | undefined;
  readonly status: CustomerStatus;
  readonly statusChangedAt: string;
  readonly statusChangedBy: {
    readonly fullName: string;
  } | null | undefined;
  readonly taxNumberDoubtful: boolean;
  readonly uuid: string;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerActions_customer" | "CustomerBilling_customer" | "CustomerChange_customer" | "CustomerDocuments_customer" | "CustomerFacts_customer" | "CustomerOwes_customer" | "CustomerPersonalData_customer" | "CustomerReminders_customer" | "CustomerRevisions_customer" | "CustomerTerms_customer" | "CustomerUsers_customer" | "VirtualAccounts_customer">;
  readonly " $fragmentType": "CustomerPage_customer";
};
export type CustomerPage_customer$key = {
  readonly " $data"?: CustomerPage_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerPage_customer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerPage_customer",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "statusChangedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "legalName",
      "storageKey": null
    },
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
      "name": "invitationExpiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "statusChangedBy",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "taxNumberDoubtful",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowedActions",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerActions_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerBilling_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerChange_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerDocuments_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerFacts_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerOwes_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerPersonalData_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerReminders_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerRevisions_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerTerms_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CustomerUsers_customer"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VirtualAccounts_customer"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};

(node as any).hash = "e2e5c464b9c06911e897d1ddb31a4d2a";

export default node;
