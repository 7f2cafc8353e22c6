import { checkLogoAddress } from '@foyer/domain/images/logo-address.ts';
import type { Result } from '@foyer/domain/result/result.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { changeClientPicture } from '../clients/index.ts';
import { findSetting } from '../settings/index.ts';
import { deleteImage } from './image.repository.ts';
import { removePictureFile } from './remove-picture-file.ts';

/**
 * The client's logo is the picture at an https address of one of its own sites, in the place of the uploaded one; an
 * empty address is none. Browsers get it by way of the image service. Refusals: see `checkLogoAddress`.
 */
export async function useLogoOfSite(context: RequestContext, typed: string): Promise<Result<void>> {
  context.require('tickets', 'edit');
  const { app, clientId } = context;
  const done = await context.inClient(async (scope): Promise<Result<string | undefined>> => {
    const { hosts } = await findSetting(scope, 'websites', app.clock());
    const checked = checkLogoAddress(typed, hosts);
    if (!checked.ok) return checked;
    const uploaded = await deleteImage(scope, 'client', clientId, 'logo');
    await changeClientPicture(scope, 'logo', checked.value);
    await writeAudit(scope, actorOf(context), {
      action: checked.value ? 'choose-client-logo' : 'remove-client-logo',
      entity: 'client',
      entityId: clientId,
      before: { image: uploaded ?? null },
      after: { image: checked.value },
    });
    return { ok: true, value: uploaded };
  });
  if (!done.ok) return done;
  if (done.value) await removePictureFile(app, clientId, done.value);
  return { ok: true, value: undefined };
}
