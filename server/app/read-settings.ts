import { errorMessage } from '#server/platform/error-message.ts';
import { type Config, readConfig } from '#server/platform/settings/config.ts';
import { demandPorts } from '#server/platform/settings/ports.ts';
import { faultsOfSettingsFile } from '#server/platform/settings/settings-file.ts';
import { settingsWarnings } from '#server/platform/settings/settings-warnings.ts';
import { readAllTerms, type TermsByLanguage } from '#server/platform/settings/terms-file.ts';
import { demandTlsFiles } from '#server/platform/settings/tls-files.ts';
import { readSpeciesDataset, type SpeciesDataset } from '#server/species/exports.ts';

export type ReadSettings = {
  readonly config: Config;
  readonly terms: TermsByLanguage;
  /** The species with those of the operator's file; null where there is none. */
  readonly species: SpeciesDataset | null;
  /** Faults that do not stop the start. */
  readonly warnings: readonly string[];
};

/** A fault of a value may come from its file, such as a # that cuts it off. */
function readConfigOf(environment: NodeJS.ProcessEnv): Config {
  try {
    return readConfig(environment);
  } catch (error) {
    const said = [errorMessage(error), ...faultsOfSettingsFile(environment)];
    throw new Error(said.join('\n'), { cause: error });
  }
}

/**
 * Reads all that an operator sets, files that the settings name included, before anything is built, made or opened.
 * @throws Error whose message is for the operator.
 */
export async function readSettings(environment: NodeJS.ProcessEnv): Promise<ReadSettings> {
  const config = readConfigOf(environment);
  if (config.databaseUrl !== null) demandTlsFiles(config.databaseUrl);
  await demandPorts(config);
  const terms = await readAllTerms(config);
  const species = config.speciesFile === null ? null : await readSpeciesDataset(config.speciesFile);
  return { config, terms, species, warnings: settingsWarnings(environment, config) };
}
