/**
 * @generated SignedSource<<e9ffc002abc7efb74632ad69bf5d5ec8>>
 * @relayHash 6369fafe0ab1215a370bef7c914e6b54
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 098d32b343b1ee90e9d4df3f7ce5818e1f8fd98175cc782dcaa75d4a61245c9f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MembersPageQuery } from './MembersPageQuery.graphql';

const node: PreloadableConcreteRequest<MembersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "098d32b343b1ee90e9d4df3f7ce5818e1f8fd98175cc782dcaa75d4a61245c9f",
    "metadata": {},
    "name": "MembersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
