/**
 * @generated SignedSource<<824190b5f571442fb8b74f20530516dd>>
 * @relayHash 5c836c7e98be0598f133a91f2a70a2ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 484f8e4f83c5a4b87fc19107f3144968c1710336e16eed8b13b0e1725467aef8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BankAccountPageQuery } from './BankAccountPageQuery.graphql';

const node: PreloadableConcreteRequest<BankAccountPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "484f8e4f83c5a4b87fc19107f3144968c1710336e16eed8b13b0e1725467aef8",
    "metadata": {},
    "name": "BankAccountPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
