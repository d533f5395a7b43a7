/**
 * @generated SignedSource<<863e43a6a48462fe4b47c854851805de>>
 * @relayHash 49566e07abd5afc80b5edb941f2d77ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ec3db424567db9afab9e3077932e9238536ddfd241286a6770d63f6b3a41e167

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfilePageQuery } from './ProfilePageQuery.graphql';

const node: PreloadableConcreteRequest<ProfilePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ec3db424567db9afab9e3077932e9238536ddfd241286a6770d63f6b3a41e167",
    "metadata": {},
    "name": "ProfilePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
